import { Agent, request } from 'node:http';

export interface Load {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** In total, over this number of keep-alive connections. */
  readonly requests: number;
  readonly connections: number;
}

/** Resolves after the last response. Any status but 200 is an error. */
export function createLoad({ address, headers = {}, body, requests, connections }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = JSON.stringify(body);
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };

  const once = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(address, { agent, method: 'POST', headers: sent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${address} answered ${answer.statusCode}`));
        });
      });
      call.on('error', reject);
      call.end(text);
    });

  return {
    async run(): Promise<void> {
      let left = requests;
      const line = async () => {
        while (left > 0) {
          left -= 1;
          await once();
        }
      };
      await Promise.all(Array.from({ length: connections }, line));
    },
    close: () => agent.destroy(),
  };
}
