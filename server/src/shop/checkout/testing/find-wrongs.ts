import type { CrashShop } from './crash-shop.ts'

/**
 * What is wrong between orders, money, goods and mails, after people have bought one piece each: nothing
 * may be.
 * @param before how many pieces there were before them
 */
export function findWrongs(shop: CrashShop, before: number): Promise<object[]> {
  return shop.query(`
    select 'an order came twice' as what, email as whose from shop_order where email like 'shopper%'
      group by email having count(*) > 1
    union all select 'an order is half', id from shop_order
      where (select count(*) from order_item where order_id = shop_order.id) <> 1
    union all select 'an order is not told once', id from shop_order
      where (select count(*) from mail where order_id = shop_order.id and kind = 'order-confirmation') <> 1
    union all select 'a stock is not what moved it', variant_id from stock
      where variant_id = '${shop.good.variantId}' and quantity <> ${before} + (select sum(delta)
        from stock_movement moved where moved.variant_id = stock.variant_id
          and reason in ('order', 'release', 'refund', 'cancel'))
    union all select 'goods of no order are gone', variant_id from stock
      where variant_id = '${shop.good.variantId}' and quantity <> ${before}
        - (select count(*) from shop_order) + (select count(*) from refund where restocked)
    union all select 'a refund is not done', id from refund where state <> 'done'
    union all select 'a refund came twice', order_id from refund group by order_id having count(*) > 1
    union all select 'money went back otherwise', id from payment where refunded_cents <> (
      select coalesce(sum(amount_cents), 0) from refund where payment_id = payment.id)
    union all select 'a payment of a subscription came twice', subscription_id from shop_order
      where subscription_id is not null group by subscription_id, subscription_cycle having count(*) > 1
    union all select 'a payment of a subscription is lost', subscription_id from subscription_cycle
      where state = 'paid' and order_id not in (select id from shop_order)
    union all select 'a number was left out', max(order_number)::text from shop_order
      having max(order_number) - min(order_number) + 1 <> count(*)`)
}
