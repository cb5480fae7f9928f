/** Smallest tip, in cents. */
export const TIP_MIN = 100;
/** Tips that are suggested, in percent of the price. */
export const TIP_PERCENTS = /* @__PURE__ */ Object.freeze([5, 10, 20] as const);

/** A suggested tip in cents: the nearest cent, at least the smallest tip. */
export const suggestedTip = (price: number, percent: number): number =>
  Math.max(TIP_MIN, Math.round((price * percent) / 100));

/** The suggestions for a price; of equal amounts, the one with the highest percentage. */
export const suggestTips = (price: number): readonly { readonly percent: number; readonly amount: number }[] =>
  TIP_PERCENTS.map((percent) => ({ percent, amount: suggestedTip(price, percent) })).filter(
    ({ amount }, place, all) => amount !== all[place + 1]?.amount,
  );
