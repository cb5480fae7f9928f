import type { Config } from '../core/config.ts';

/** URL of the public site at which a payment request is paid, in the language of its visitor. */
export const paymentAddress = ({ siteLinks, siteUrl }: Config, id: number): string =>
  new URL(`${siteLinks.payment}/${id}`, siteUrl).href;
