/** Values of staff and boosters for tests in which they do not matter. */
export const problem = { reason: 'slow', text: 'Nobody has played for three days.' } as const;
export const why = { reason: 'Under review' } as const;
export const paymentRequest = { amount: 700, text: 'Streaming, added later' } as const;
export const expense = { kind: 'fees', day: '2026-03-01', amount: 1200, currency: 'USD', text: 'Card fees' } as const;
export const fine = { currency: 'USD', amount: 300, reason: 'Was late' } as const;
export const gift = { coins: 50, text: 'Thank you!' } as const;
export const duoqAccount = { name: 'House 9', game: 3, server: null, rank: null, note: null, active: true } as const;
export const quickReply = { title: 'Hi', shortcut: 'hi', text: 'Hi {{customer.name}}', audience: 'own' } as const;
export const login = { login: 'house9', password: 'a word' } as const;
export const offer = { service: 13, game: 3, server: null, rank: null, text: 'An account', price: 5000 } as const;
export const post = { title: 'A post', text: 'Message', published: false } as const;
export const published = { version: 0, fields: { status: 'published', answer: null } } as const;

export const coupon = {
  percent: 10,
  amount: null,
  games: null,
  starts: null,
  ends: null,
  most_uses: null,
  most_uses_each: null,
  active: true,
} as const;

/** Equals what `addPerson` writes for a booster, so saving it changes nothing. */
export const employee = {
  trial: false,
  order_notification: true,
  badge: null,
  share_percent: 60,
  valorant_share_percent: null,
  acc_share_percent: null,
  games: null,
  platforms: ['PC'],
} as const;
