import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { denoise, developPicture } from './develop.mjs'
import { renderLayers } from './render.mjs'

/** Renders one scene and writes a picture for each of its paints. @param scale below 1 for a quick look */
export async function takePicture(picture, folder, { scale = 1, format = 'jpg' } = {}) {
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  const samples = Math.max(4, Math.round(picture.samples * Math.min(1, scale * 2)))
  const scene = typeof picture.scene === 'function' ? picture.scene() : picture.scene
  scene.materials = await withDrawings(scene)
  const layers = denoise(renderLayers(scene, width, height, samples), width, height)
  for (const [name, paint] of Object.entries(picture.files)) {
    const bytes = developPicture(layers, width, height, paint, { exposure: scene.exposure })
    const image = sharp(bytes, { raw: { width, height, channels: 3 } })
    const encoded =
      format === 'png'
        ? image.png()
        : image.jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    await encoded.toFile(`${folder}/${name}.${format}`)
  }
}

/** Materials that take their color from a drawing lying on one face of a box. */
async function withDrawings(scene) {
  const materials = { ...scene.materials }
  for (const [name, { size, axis, gloss }] of Object.entries(scene.drawings ?? {})) {
    const svg = await readFile(new URL(`./${name}.svg`, import.meta.url))
    const { data, info } = await sharp(svg, { density: 144 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const albedo = drawingAt(data, info, size, axis)
    materials[name] = { albedo, gloss, rough: 0.008, bump: gloss ? 0.015 : 0, bumpScale: 0.5 }
  }
  return materials
}

function drawingAt(data, { width, height }, [w, h, d], axis) {
  const linear = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2)
  return ({ own: [x, y, z] }) => {
    const u = x / w + 0.5
    const v = axis === 'top' ? z / d + 0.5 : 0.5 - y / h
    const px = Math.min(width - 1, Math.max(0, Math.floor(u * width)))
    const py = Math.min(height - 1, Math.max(0, Math.floor(v * height)))
    const at = (py * width + px) * 3
    return [linear[data[at]], linear[data[at + 1]], linear[data[at + 2]]]
  }
}
