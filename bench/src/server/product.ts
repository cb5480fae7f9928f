import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, freePort, startChild } from '../child.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'apps/server/dist/index.js');
const PASSWORD = 'boost-demo-1';
const MANY = '1000000';

export interface Product extends Pick<Child, 'stop'> {
  readonly url: string;
  readonly signIn: (email: string) => Promise<string>;
}

/** Throws for an error, which must never count as a fast response. */
async function post(address: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** With demo accounts and without rate limits. */
export async function startProduct(data: Readonly<Record<string, string>>): Promise<Product> {
  if (!existsSync(built)) throw new Error('The server is not built: run `npx turbo run build`.');
  const [port, sitePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const child = await startChild([built], {
    ready: 'Boostdesk is running.',
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SITE_PORT: `${sitePort}`,
      PUBLIC_URL: url,
      SITE_URL: `http://127.0.0.1:${sitePort}`,
      BOOSTDESK_DEMO: '1',
      LOGIN_LIMIT_ADDRESS: MANY,
      LOGIN_LIMIT_ACCOUNT: MANY,
      LOGIN_LIMIT_TOTAL: MANY,
      CALL_LIMIT: MANY,
      CHAT_LIMIT: MANY,
      UPLOAD_LIMIT: MANY,
      ...data,
    },
  });
  return {
    url,
    stop: child.stop,
    signIn: async (email) => {
      const answer = await post(`${url}/api/auth/login`, { email, password: PASSWORD });
      if (typeof answer !== 'object' || answer === null || !('token' in answer)) throw new Error(`${email} may not.`);
      return String(answer.token);
    },
  };
}
