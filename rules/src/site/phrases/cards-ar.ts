import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Arabic. */
export const cardsAr: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?': 'أي بطاقة يستخدمها {shop} للخصم من الآن؟',
  'Nothing is charged now.': 'لا يُخصم أي مبلغ الآن.',
  'A card that is accepted': 'بطاقة تُقبل',
  'A card that is declined': 'بطاقة تُرفض',
  'A card whose bank asks each time': 'بطاقة يسأل مصرفها في كل مرة',
  'Go back without a change': 'العودة دون تغيير',
  'To your card…': 'إلى بطاقتك…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'ننقلك إلى الصفحة التي تُدخل فيها بطاقة أخرى. لا يُخصم أي مبلغ الآن.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'ننتظر الرد بشأن بطاقتك. تتحقق هذه الصفحة من جديد تلقائيًا.',
  'Go on to your card': 'المتابعة إلى بطاقتك',
  'Your card': 'بطاقتك',
  'Use another card': 'استخدام بطاقة أخرى',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'تُدخلها في صفحة مزوّد الدفع. لا يُخصم أي مبلغ الآن.',
  'Give another card': 'إدخال بطاقة أخرى',
  'Your card is changed. The next payments are made with it.':
    'تم تغيير بطاقتك. تُخصم الدفعات القادمة منها.',
  'valid until {expires}': 'صالحة حتى {expires}',
  'Your cards': 'بطاقاتك',
  'Another card or way to pay': 'بطاقة أخرى أو طريقة دفع أخرى',
  '{brand} ending in {lastFour}': '{brand} تنتهي بـ {lastFour}',
  'Keep this card for the next time': 'حفظ هذه البطاقة للمرة القادمة',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'إزالة<span class="checkout-hidden"> البطاقة {name}</span>',
  'The card is removed.': 'أُزيلت البطاقة.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'لا يمكن إدخال بطاقة الآن. لم يتغير شيء. يُرجى المحاولة مجددًا بعد بضع دقائق.',
  'No other card was given. The next payments are made as before.':
    'لم تُدخل بطاقة أخرى. تُخصم الدفعات القادمة كما كانت.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'البطاقة التي اخترتها لم تعد محفوظة. لم يُخصم أي مبلغ. يُرجى اختيار طريقة الدفع من جديد.',
  'no longer valid': 'لم تعد صالحة',
  'The payment provider keeps them. This shop never sees their numbers.':
    'يحفظها مزوّد الدفع. لا يرى هذا المتجر أرقامها أبدًا.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'تُدفع بها <a href="{address}">{title}</a>، حتى بعد إزالتها من هنا.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'أُزيلت البطاقة من هنا. ما يجري بها يستمر خصمه منها، إلى أن تعطي بطاقة أخرى هناك أو تلغيه.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'بالبطاقة المحفوظة تكون النتيجة ما اخترته لها؛ ولبطاقة أخرى اختر أدناه.',
  'It goes to Stripe alone. This shop never sees it.':
    'تذهب إلى Stripe وحدها. لا يطّلع هذا المتجر عليها أبدًا.',
  'Pay in another way, on Stripe’s page': 'الدفع بطريقة أخرى على صفحة Stripe',
  'The fields for your card are loading…': 'يجري تحميل حقول بطاقتك…',
  'The fields for your card did not load.': 'لم تُحمَّل حقول بطاقتك.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'تعذّرت قراءة بطاقتك. لم يُخصم أي مبلغ. يرجى كتابتها مرة أخرى، أو الدفع على صفحة مزوّد الدفع.',
  'Your card could not be read. Please type it once more.':
    'تعذّرت قراءة بطاقتك. يرجى كتابتها مرة أخرى.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'ادفع بالبطاقة 4242 4242 4242 4242 وبأي تاريخ مستقبلي.',
}
