import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { dashboardUrl, siteUrl } from './addresses.ts';
import { forwardCall, forwardUpgrade, type Target } from './forward.ts';

interface FaultyAnswer {
  readonly kind: 'answer';
  readonly status: number;
  readonly body: string;
  /** @default 'text/plain' */
  readonly type?: string;
  /** Headers beside the content type. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What happens to a request instead of forwarding it. */
export type Fault =
  /** The request is answered in the server's place. */
  | FaultyAnswer
  /** The request is forwarded when this resolves. */
  | { readonly kind: 'wait'; readonly until: Promise<unknown> }
  /** The request is never answered. */
  | { readonly kind: 'hang' }
  /** The connection is closed. */
  | { readonly kind: 'drop' };

/** Selects the requests of a rule by the end of the path or a pattern. The path of a websocket has the query `transport=websocket`. */
export type RequestPattern = string | RegExp;

interface Rule {
  readonly pattern: RequestPattern;
  readonly fault: Fault;
}

const addressOf = ({ url, headers }: IncomingMessage): URL => new URL(url ?? '/', `http://${headers.host}`);

const matches = ({ pattern }: Rule, { pathname, search }: URL): boolean =>
  typeof pattern === 'string' ? pathname.endsWith(pattern) : pattern.test(pathname + search);

/** Only the two apps are behind the proxy. */
function targetOf(host: string): Target | undefined {
  const known = [dashboardUrl, siteUrl].map((url) => new URL(url)).find((url) => url.host === host);
  return known === undefined ? undefined : { host: '127.0.0.1', port: Number(known.port) };
}

/**
 * A proxy between a browser and the real server, which both use their normal addresses. It forwards everything unless a rule matches; the
 * newest rule wins.
 */
export async function startFaultyProxy() {
  const rules: Rule[] = [];
  const seen: string[] = [];
  const sockets = new Set<Duplex>();
  const websockets = new Set<{ readonly server: Duplex; readonly browser: Duplex }>();
  let isStalled = false;

  const ruleFor = (address: URL): Fault | undefined => rules.findLast((rule) => matches(rule, address))?.fault;

  /** Resolves to whether to forward the request. A delayed request is matched against the rules again. */
  async function applyFaults(address: URL, cut: () => void, answer: (how: FaultyAnswer) => void): Promise<boolean> {
    let how = ruleFor(address);
    while (how?.kind === 'wait') {
      await how.until;
      how = ruleFor(address);
    }
    if (how?.kind === 'drop') cut();
    if (how?.kind === 'answer') answer(how);
    return how === undefined;
  }

  async function onCall(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = addressOf(incoming);
    const target = targetOf(address.host);
    seen.push(address.pathname);
    const cut = () => incoming.socket.destroy();
    const answer = ({ body, status, type = 'text/plain', headers = {} }: FaultyAnswer) => {
      incoming.resume();
      outgoing.writeHead(status, { 'content-type': type, ...headers }).end(body);
    };
    if (!(await applyFaults(address, cut, answer)) || outgoing.destroyed) return;
    if (target === undefined) outgoing.writeHead(502).end();
    else forwardCall(incoming, outgoing, target);
  }

  async function onUpgrade(incoming: IncomingMessage, browser: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(incoming);
    const target = targetOf(address.host);
    browser.on('error', () => browser.destroy());
    const cut = () => browser.destroy();
    const answer = ({ status }: FaultyAnswer) => browser.end(`HTTP/1.1 ${status} No\r\nconnection: close\r\n\r\n`);
    const isPassed = await applyFaults(address, cut, answer);
    if (!isPassed || target === undefined || browser.destroyed) return;
    forwardUpgrade({ incoming, socket: browser, head }, target, (server) => {
      const pair = { server, browser };
      websockets.add(pair);
      if (isStalled) server.unpipe(browser);
      browser.once('close', () => websockets.delete(pair));
    });
  }

  const proxy = createServer((incoming, outgoing) => void onCall(incoming, outgoing));
  proxy.on('upgrade', (incoming: IncomingMessage, browser: Duplex, head: Buffer) => {
    void onUpgrade(incoming, browser, head);
  });
  // Browsers request websockets from a proxy by CONNECT; the tunnel is parsed like any other request.
  proxy.on('connect', (incoming: IncomingMessage, socket: Duplex) => {
    if (targetOf(incoming.url ?? '') === undefined) return void socket.end('HTTP/1.1 502 No\r\n\r\n');
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    proxy.emit('connection', socket);
  });
  proxy.on('connection', (socket: Duplex) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;

  return {
    /** The proxy setting for the browser. */
    address: `http://127.0.0.1:${port}`,
    /** Adds a rule; returns a function that removes it. */
    addFault(pattern: RequestPattern, fault: Fault): () => void {
      const rule = { pattern, fault };
      rules.push(rule);
      return () => void rules.splice(rules.indexOf(rule), 1);
    },
    /** Delays matching requests until the returned function is called. */
    hold(pattern: RequestPattern): () => void {
      const { promise: until, resolve } = Promise.withResolvers<void>();
      const rule: Rule = { pattern, fault: { kind: 'wait', until } };
      rules.push(rule);
      return () => {
        rules.splice(rules.indexOf(rule), 1);
        resolve();
      };
    },
    /** Returns how often paths with this ending were requested. */
    count: (path: string): number => seen.filter((one) => one.endsWith(path)).length,
    /** Closes all open connections. */
    cut(): void {
      for (const socket of sockets) socket.destroy();
    },
    /** Returns the number of open websockets. */
    websockets: (): number => websockets.size,
    /** Buffers what the server sends over websockets until the returned function is called, and then sends it at once. */
    stallWebsockets(): () => void {
      isStalled = true;
      for (const { server, browser } of websockets) server.unpipe(browser);
      return () => {
        isStalled = false;
        for (const { server, browser } of websockets) server.pipe(browser);
      };
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;
