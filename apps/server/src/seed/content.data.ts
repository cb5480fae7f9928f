const rules = `# Rules for everybody who works here

They are short on purpose. Whoever is not sure what a rule means asks staff **before** playing, not after.

## Taking an order

### Before you lock in

- Read the details first: server, queue, roles, champions, appear offline.
- Look at the deadline. Lock an order in only when you can start within **12 hours**.
- A look holds nothing: while you read, another booster may be faster.

### While you are on trial

You have one running order at a time, up to the price that staff set. The trial ends when staff have seen your first orders,
not by itself.

### Giving one back

Drop an order as soon as you know that you will not finish it, and write down what the next booster should know. What you
played is yours: your share of the progress is booked to you when the order goes back to the board, and the next booster earns the rest.
An early drop costs nothing. A drop after the deadline, or without a word to the customer, may be fined.

## Playing on somebody else's account

### Account details

1. Open them only to sign in. Each time you do is written down, and the customer sees it.
2. Never copy them out of Boostdesk: not into a note, not into a chat, not into a picture.
3. Never change the password, the e-mail address or the payment data of an account.

### On the account

- Play only what was ordered, on the server and in the queue of the order.
- Spend nothing: no currency, no skins, no boxes, not even free ones.
- Answer no friends and accept no invitations. If the order says \`appear offline\`, appear offline.
- No scripts, no cheats, no shared sessions. This ends our work together, at once.

### When the customer signs in meanwhile

Stop after the match, tell them in the chat, and pause the order. The deadline stands still while it is paused.

## Talking with customers

- Say hello when you start, and once a day how it goes.
- Be friendly after a lost match as well. It is their account and their evening.
- Prices, refunds and extra wishes go through staff. Do not make promises about money.
- Contact stays here. No phone numbers, no handles, no other sites.

> A customer who knows what is going on seldom complains.

## Progress and proof

Log every session on the day that you play it: won, lost, and the rank you reached. Where the number jumps without a match, say why in
the note. To complete an order, add a link to a screenshot that shows the rank **and** the name of the account.

## Money

### Your share

The order shows your share and which of your shares won. It is fixed when you lock in and does not change later.

### Payouts

What you earned is gathered and paid once a week. Admins propose and pay it, each step stands in the site log, and nobody handles their own. Above a limit that the house may set, whoever pays is not who proposed.

### Fines

\`\`\`
late without a word, first time      10 % of the order
late without a word, later           25 % of the order
account details outside Boostdesk    the whole order
\`\`\`

A fine comes with its reason and is taken off the next payout.

## If you think that we are wrong

Write to a senior moderator within **7 days**, with the number of the order. Somebody who was not part of it reads it again.
`;

const faq = `# Questions that come up often

Answers for boosters and staff. Customers find theirs on the public site.

## Orders

### Why do I not see an order that others see?

The board shows what fits your games and your platforms. On trial it also leaves out what is above the price limit. Ask staff if one of
your games is missing.

### I pressed Lock in and it was gone. What happened?

Somebody was faster by a moment. The message says who it was and when. Nothing is held against you.

### How is the deadline counted?

From the moment the order is paid, by the estimate that the customer saw. While an order is paused or suspended the clock stands still,
and the deadline moves by exactly that time.

### The customer wants something that is not in the order

Ask staff to put it in. What is not in the order is not paid, and not covered either.

## Account details

### Why are the details hidden while an order is paused?

Because nobody plays then. They can be opened again as soon as the order goes on.

### The login does not work

Pause the order, and ask the customer in the chat to check the details. Do not try more than three times: many games lock an account
after that.

### A code is asked for when I sign in

Write to the customer when you are at the login page. Codes go through the chat of the order and nowhere else.

## Alerts

### Why did I get no sound?

1. Look at the volume in your [profile](/profile) and play the test sound.
2. Browsers stay silent until you have clicked somewhere on the page once.
3. With several tabs open only one of them plays.
4. The order you are looking at makes no sound: you see the message anyway.

### Can I turn off the toasts about paused orders?

Yes, in your [profile](/profile), for each device by itself.

## Money

### When am I paid?

Once a week. What you see as *not yet proposed* is in the next payout, *proposed* is being checked, *paid* is on its way to you.

### Why is my share higher on this order than on others?

Of all shares that fit an order the highest one counts: that of the service, that of the game, that for accounts, your own. The order
lists each of them.

### An order was cancelled after I had played. Do I get anything?

Yes, by progress: what you have logged is paid. That is one more reason to log every session.

## Getting help

### Whom do I ask?

Write into the chat of the order, where staff read too. For everything else use the contact form of the public site,
and for a fine write to a senior moderator.
`;

/** What the demo's pages say, in Markdown. */
export const contentTexts = { rules, faq } as const;
