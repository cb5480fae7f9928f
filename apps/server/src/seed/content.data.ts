const rules = `# Rules for boosters and staff

We keep them short. If you’re not sure what a rule means, ask staff **before** you play, not after.

## Taking an order

### Before you lock in

- Read the details first: server, queue, roles, champions, appear offline.
- Check the deadline. Lock in an order only if you can start within **12 hours**.
- Viewing an order doesn’t reserve it. Another booster can lock it in while you’re reading.

### While you are on trial

You can have one active order at a time, up to a price set by staff. The trial ends once staff have reviewed your first orders,
not automatically.

### Dropping an order

Drop an order as soon as you know you can’t finish it, and note what the next booster should know. You
keep what you’ve earned: your share of the progress is added to your earnings when the order returns to the board, and the next booster earns the rest.
Dropping early costs nothing. Dropping after the deadline, or without telling the customer, may lead to a fine.

## Playing on a customer’s account

### Account details

1. View them only to sign in. Every view is recorded and shown to the customer.
2. Never copy them out of Boostdesk: not into a note, a chat or a screenshot.
3. Never change the password, email address or payment details of an account.

### On the account

- Play only what was ordered, on the order’s server and in its queue.
- Don’t spend or open anything: no currency, skins or boxes, even free ones.
- Don’t reply to friends or accept invitations. If the order says \`appear offline\`, appear offline.
- No scripts, cheats or shared sessions. Using them ends your work with us immediately.

### If the customer signs in while you play

Stop after the match, tell them in the chat and pause the order. The deadline is paused too.

## Communicating with customers

- Say hello when you start, and send an update once a day.
- Stay friendly after a loss. It’s their account and their time.
- Leave prices, refunds and extra requests to staff. Don’t make promises about money.
- Keep all contact on Boostdesk. No phone numbers, social handles or other sites.

> Customers who know what’s going on rarely complain.

## Progress and proof

Log every session on the day you play it: wins, losses and the rank you reached. If the number changes without a match, explain why in
the note. To complete an order, add a link to a screenshot that shows the rank **and** the name of the account.

## Money

### Your share

The order shows your share and why it applies. It’s fixed when you lock in the order and doesn’t change later.

### Payouts

Your earnings are paid out once a week. Admins propose and pay payouts, every step is recorded in the site log, and no one handles their own payout. Above a set limit, one admin proposes the payout and another pays it.

### Fines

\`\`\`
late without notice, first time      10 % of the order
late without notice, after that      25 % of the order
account details outside Boostdesk    the full order
\`\`\`

Every fine states its reason and is deducted from your next payout.

## If you disagree with a decision

Write to a senior moderator within **7 days** and include the order number. Someone who wasn’t involved will review it.
`;

const faq = `# Frequently asked questions

Answers for boosters and staff. Customers can find theirs on the public site.

## Orders

### Why can’t I see an order that others see?

The board shows orders for your games and platforms. During a trial, it also hides orders above the price limit. Ask staff if one of
your games is missing.

### I pressed “Lock in”, but the order was gone. What happened?

Another booster locked it in just before you. The message shows who and when. It doesn’t count against you.

### How is the deadline calculated?

It starts when the order is paid and is based on the estimate the customer saw. While an order is paused or suspended, the clock stops,
and the deadline is extended by exactly that time.

### The customer wants something that isn’t in the order

Ask staff to add it. Anything that isn’t in the order isn’t paid or covered.

## Account details

### Why are the details hidden while an order is paused?

Because no one plays while an order is paused. You can view them again as soon as it resumes.

### The login details don’t work

Pause the order and ask the customer in the chat to check the details. Don’t try more than three times: many games lock an account
after that.

### I’m asked for a code when I sign in

Message the customer when you’re on the login page. Share codes only in the order chat.

## Alerts

### Why didn’t I hear a sound?

1. Check the volume in your [profile](/profile) and play the test sound.
2. Browsers block sounds until you’ve clicked somewhere on the page.
3. If several tabs are open, only one of them plays sounds.
4. The order you’re viewing doesn’t play a sound, because you see the message anyway.

### Can I turn off pop-ups about paused orders?

Yes, in your [profile](/profile), separately for each device.

## Money

### When am I paid?

Once a week. *Not yet proposed* means it will be in the next payout, *proposed* means it’s being checked, and *paid* means it’s on its way to you.

### Why is my share higher on this order than on others?

The highest share that applies to the order counts: the service, Valorant or account share, or your general share. The order
lists each of them.

### An order was cancelled after I played. Do I get paid?

Yes, based on progress: you’re paid for what you’ve logged. That’s one more reason to log every session.

## Getting help

### Who do I ask?

Write in the order chat, which staff read too. For everything else, use the Contact page on the public site.
For questions about a fine, write to a senior moderator.
`;

export const contentTexts = { rules, faq } as const;
