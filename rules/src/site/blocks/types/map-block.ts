import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { linesOfPlace, place, type PlaceValue } from '../kinds/place.ts'
import { onOff } from '../kinds/switch.ts'

export const mapBlock = blockType({
  type: 4,
  name: 'map',
  isPartialName: true,
  title: 'Map',
  group: 'Basic',
  fields: {
    location: place({
      label: 'Place',
      help: 'Visitors see the address. The map is loaded once somebody wants it.',
    }),
    style: choice({
      label: 'Style',
      options: { standard: 'Standard', gray: 'Gray', dark: 'Dark' },
      empty: 'standard',
    }),
    controls: onOff({ label: 'Buttons to zoom', empty: true }),
  },
  hint: ({ location }) =>
    linesOfPlace(location) === '' && !hasPoint(location) ? 'Enter an address' : null,
  derive: (_, { location }) => ({
    hasMap: hasPoint(location),
    isPlaced: linesOfPlace(location) !== '' || hasPoint(location),
    marker: {
      lat: location.markerLat ?? location.mapLat,
      lng: location.markerLng ?? location.mapLng,
    },
    openUrl: addressOfMap(location),
  }),
})

function hasPoint({ mapLat, mapLng }: PlaceValue): boolean {
  return mapLat !== null && mapLng !== null
}

/** A page with the map, which a visitor may go to. */
function addressOfMap(location: PlaceValue): string {
  const { mapLat, mapLng, mapZoom } = location
  const site = 'https://www.openstreetmap.org'
  if (mapLat === null || mapLng === null) {
    return `${site}/search?query=${encodeURIComponent(linesOfPlace(location))}`
  }
  const [lat, lng] = [location.markerLat ?? mapLat, location.markerLng ?? mapLng]
  return `${site}/?mlat=${lat}&amp;mlon=${lng}#map=${mapZoom}/${mapLat}/${mapLng}`
}
