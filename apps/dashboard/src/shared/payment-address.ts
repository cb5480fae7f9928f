import type { Config } from '../core/config.ts';

/** Where the public site takes the payment of a request; in the language of whoever opens it. */
export const paymentAddress = ({ siteLinks, siteUrl }: Config, id: number): string =>
  new URL(`${siteLinks.payment}/${id}`, siteUrl).href;
