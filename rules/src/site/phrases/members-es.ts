import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersEs: Phrases<typeof membersDe> = {
  'Sign in': 'Iniciar sesión',
  'Sign out': 'Cerrar sesión',
  'Sign out everywhere': 'Cerrar sesión en todas partes',
  'Create an account': 'Crear una cuenta',
  'Forgot your password?': '¿Has olvidado la contraseña?',
  Password: 'Contraseña',
  'Current password': 'Contraseña actual',
  'New password': 'Contraseña nueva',
  'New e-mail address': 'Nueva dirección de correo',
  'At least 8 characters.': 'Al menos 8 caracteres.',
  'Keep me signed in on this device': 'Mantener la sesión en este dispositivo',
  'Send me the link': 'Enviarme el enlace',
  'Save and sign in': 'Guardar e iniciar sesión',
  Confirm: 'Confirmar',
  Save: 'Guardar',
  'Saved.': 'Guardado.',
  'We send a link to your address. There you choose your password.':
    'Enviamos un enlace a tu dirección. Ahí eliges tu contraseña.',
  'We send a link to the address of your account. There you choose your password.':
    'Enviamos un enlace a la dirección de tu cuenta. Ahí eliges tu contraseña.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Enviamos un enlace a la nueva dirección. Hasta que lo abras, sigue la que tienes.',
  'The account is for <bdi>{email}</bdi>.': 'La cuenta es para <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'Desde entonces inicias sesión con <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Sesión iniciada como <bdi>{email}</bdi>.',
  'Choose a new password': 'Elige una contraseña nueva',
  'Confirm your e-mail address': 'Confirma tu dirección de correo',
  'Look into your mailbox': 'Mira tu correo',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Si la dirección es correcta, un correo con un enlace está en camino. Sirve una vez y durante una hora.',
  'Your address is confirmed.': 'Tu dirección está confirmada.',
  'Your account is deleted.': 'Tu cuenta se ha eliminado.',
  'This link does not work any more.': 'Este enlace ya no sirve.',
  'Your account': 'Tu cuenta',
  'Your orders': 'Tus pedidos',
  'Older orders': 'Pedidos anteriores',
  'There are no orders with your address yet.': 'Todavía no hay pedidos con tu dirección.',
  cancelled: 'cancelado',
  'with downloads': 'con descargas',
  'Your address': 'Tu dirección',
  'Your addresses': 'Tus direcciones',
  'Send to <bdi>{line}</bdi>': 'Enviar a <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Usarla primero<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Quitar<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'Al pagar puedes guardar aquí una dirección para no escribirla de nuevo.',
  'Your details': 'Tus datos',
  'Change your e-mail address': 'Cambiar tu dirección de correo',
  'Change your password': 'Cambiar tu contraseña',
  'Delete your account': 'Eliminar tu cuenta',
  'Delete the account': 'Eliminar la cuenta',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Tu cuenta, tu dirección y tus sesiones se eliminan de inmediato. Los pedidos se quedan en la tienda, que por ley debe conservarlos.',
  'Download your data': 'Descargar tus datos',
  'Have an account? <a href="{signIn}">Sign in</a>':
    '¿Tienes una cuenta? <a href="{signIn}">Inicia sesión</a>',
  'Keep this address in my account': 'Guardar esta dirección en mi cuenta',
  'Your next order': 'Tu próximo pedido',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Con una cuenta para <bdi>{email}</bdi> ves todos tus pedidos en un lugar y no escribes tu dirección de nuevo.',
  'That e-mail and password do not match.': 'El correo y la contraseña no coinciden.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  'This link has been used or is too old. Ask for a new one.':
    'Este enlace ya se usó o es demasiado antiguo. Pide otro.',
  'A password needs at least 8 characters.': 'Una contraseña necesita al menos 8 caracteres.',
  'A password may have at most 128 characters.':
    'Una contraseña puede tener como máximo 128 caracteres.',
  'That password is among the first that anyone would guess. Choose another.':
    'Esa contraseña es de las primeras que cualquiera adivinaría. Elige otra.',
  'That is not your current password.': 'Esa no es tu contraseña actual.',
  'That is the address that you have.': 'Esa es la dirección que ya tienes.',
  'Another account has this address.': 'Otra cuenta tiene esta dirección.',
  'A name has 1 to 100 characters.': 'Un nombre tiene de 1 a 100 caracteres.',
}
