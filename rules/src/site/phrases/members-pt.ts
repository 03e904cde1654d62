import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersPt: Phrases<typeof membersDe> = {
  'Sign in': 'Iniciar sessão',
  'Sign out': 'Terminar sessão',
  'Sign out everywhere': 'Terminar sessão em todo o lado',
  'Create an account': 'Criar uma conta',
  'Forgot your password?': 'Esqueceu a palavra-passe?',
  Password: 'Palavra-passe',
  'Current password': 'Palavra-passe atual',
  'New password': 'Nova palavra-passe',
  'New e-mail address': 'Novo endereço de e-mail',
  'At least 8 characters.': 'Pelo menos 8 caracteres.',
  'Keep me signed in on this device': 'Manter a sessão neste dispositivo',
  'Send me the link': 'Enviar-me a ligação',
  'Save and sign in': 'Guardar e iniciar sessão',
  Confirm: 'Confirmar',
  Save: 'Guardar',
  'Saved.': 'Guardado.',
  'We send a link to your address. There you choose your password.':
    'Enviamos uma ligação para o seu endereço. Aí escolhe a palavra-passe.',
  'We send a link to the address of your account. There you choose your password.':
    'Enviamos uma ligação para o endereço da sua conta. Aí escolhe a palavra-passe.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Enviamos uma ligação para o novo endereço. Até a abrir, fica o atual.',
  'The account is for <bdi>{email}</bdi>.': 'A conta é para <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'A partir daí inicia sessão com <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Sessão iniciada como <bdi>{email}</bdi>.',
  'Choose a new password': 'Escolha uma nova palavra-passe',
  'Confirm your e-mail address': 'Confirme o seu endereço de e-mail',
  'Look into your mailbox': 'Consulte o seu correio',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Se o endereço estiver certo, uma mensagem com uma ligação está a caminho. Funciona uma vez, durante uma hora.',
  'Your address is confirmed.': 'O seu endereço está confirmado.',
  'Your account is deleted.': 'A sua conta foi eliminada.',
  'This link does not work any more.': 'Esta ligação já não funciona.',
  'Your account': 'A sua conta',
  'Your orders': 'As suas encomendas',
  'Older orders': 'Encomendas anteriores',
  'There are no orders with your address yet.': 'Ainda não há encomendas com o seu endereço.',
  cancelled: 'cancelada',
  'with downloads': 'com transferências',
  'Your address': 'A sua morada',
  'Your addresses': 'As suas moradas',
  'Send to <bdi>{line}</bdi>': 'Enviar para <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Usar primeiro<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Remover<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'No pagamento pode guardar aqui uma morada, para não a escrever de novo.',
  'Your details': 'Os seus dados',
  'Change your e-mail address': 'Mudar o endereço de e-mail',
  'Change your password': 'Mudar a palavra-passe',
  'Delete your account': 'Eliminar a sua conta',
  'Delete the account': 'Eliminar a conta',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'A sua conta, a sua morada e as suas sessões são eliminadas de imediato. As encomendas ficam na loja, que por lei as tem de guardar.',
  'Download your data': 'Transferir os seus dados',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Tem conta? <a href="{signIn}">Inicie sessão</a>',
  'Keep this address in my account': 'Guardar esta morada na minha conta',
  'Your next order': 'A sua próxima encomenda',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Com uma conta para <bdi>{email}</bdi> vê todas as encomendas num só lugar e não volta a escrever a morada.',
  'That e-mail and password do not match.': 'O e-mail e a palavra-passe não correspondem.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Demasiadas tentativas. Aguarde uns minutos e tente de novo.',
  'This link has been used or is too old. Ask for a new one.':
    'Esta ligação já foi usada ou é demasiado antiga. Peça uma nova.',
  'A password needs at least 8 characters.':
    'Uma palavra-passe precisa de pelo menos 8 caracteres.',
  'A password may have at most 128 characters.':
    'Uma palavra-passe pode ter no máximo 128 caracteres.',
  'That password is among the first that anyone would guess. Choose another.':
    'Essa palavra-passe é das primeiras que alguém adivinharia. Escolha outra.',
  'That is not your current password.': 'Essa não é a sua palavra-passe atual.',
  'That is the address that you have.': 'Esse é o endereço que já tem.',
  'Another account has this address.': 'Outra conta tem este endereço.',
  'A name has 1 to 100 characters.': 'Um nome tem de 1 a 100 caracteres.',
}
