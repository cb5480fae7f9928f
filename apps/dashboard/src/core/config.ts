import * as z from 'zod/mini';
import { fetchConfig } from './prefetch-cache.ts';

const path = z.string().check(z.startsWith('/'));
const address = z.union([z.url({ protocol: /^https?$/ }), path]);

const ConfigSchema = z.object({
  apiUrl: address,
  allowedHosts: z.array(z.url({ protocol: /^https?$/ })),
  socketUrl: address,
  siteUrl: z.url({ protocol: /^https?$/ }),
  siteLinks: z.object({
    logout: path,
    relogin: path,
    newOrder: path,
    boosters: path,
    loyalty: path,
    contact: path,
    /** Page that pays a payment request; its number is appended. */
    payment: z._default(path, '/payment'),
  }),
  /** SPEC §7. Without a key no fingerprint is taken. `{apiKey}` in the URL is replaced by the key. */
  fingerprint: z._default(z.object({ apiKey: z.nullable(z.string()), scriptUrl: z.nullable(z.string()) }), {
    apiKey: null,
    scriptUrl: null,
  }),
});

/** URLs and keys of a deployment, read at run time. */
export type Config = z.output<typeof ConfigSchema>;
export type SiteLink = Exclude<keyof Config['siteLinks'], 'payment'>;

/** `/config.json` is missing or invalid; the message names the value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function parseConfig(value: unknown): Config {
  const parsed = ConfigSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`config.json: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`);
}

let read: unknown;

/** What `loadConfig` has read, once; undefined afterwards. */
export function takeConfigFile(): unknown {
  const value = read;
  read = undefined;
  return value;
}

export async function loadConfig(): Promise<Config> {
  const response = await fetchConfig().catch((cause: unknown) => {
    throw new ConfigError('config.json: no answer', { cause });
  });
  if (!response.ok) throw new ConfigError(`config.json: status ${response.status}`);
  read = await response.json().catch(() => undefined);
  return parseConfig(read);
}

/** URL of the public site at which a payment request is paid, in the language of its visitor. */
export const paymentAddress = ({ siteLinks, siteUrl }: Config, id: number): string =>
  new URL(`${siteLinks.payment}/${id}`, siteUrl).href;

/** URL of a path of the public site, with its query, in the language of this page. */
export function siteAddress({ siteUrl }: Config, path: string): string {
  const url = new URL(path, siteUrl);
  url.searchParams.set('lang', document.documentElement.lang);
  return url.href;
}

/** URL of a page of the public site in the language of this page. */
export const siteLink = (config: Config, link: SiteLink): string => siteAddress(config, config.siteLinks[link]);
