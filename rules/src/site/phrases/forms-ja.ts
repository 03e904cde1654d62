import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Japanese. */
export const formsJa: Phrases<typeof formsDe> = {
  Month: '月',
  Day: '日',
  Year: '年',
  Hour: '時',
  Minute: '分',
  Second: '秒',
  'AM or PM': '午前／午後',
  'Country code': '国番号',
  'Area code': '市外局番',
  Prefix: '市内局番',
  'Line number': '加入者番号',
  'Please choose': '選択してください',
  'Add to Cart': 'カートに追加',
  'Saving…': '保存しています…',
  Save: '保存',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    '編集<span class="cart-hidden">：{fullName}の回答</span>',
}
