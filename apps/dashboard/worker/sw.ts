import { updateAppBadge } from '../src/realtime/app-badge.ts';
import { postToPage } from './post-to-page.ts';
import { type Push, parsePush, pathOf } from './push.ts';
import { classifyRequest, isAppWindow } from './requests.ts';
import { type Build, createShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined at build time (`tools/web/service-worker.ts`). */
declare const BUILD: Build;

const shell = createShell({ build: BUILD, caches: self.caches, fetch: (...args) => self.fetch(...args) });

/** Windows of the app, the most recently focused first. */
async function pages(): Promise<readonly WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => isAppWindow(url, self.location.origin));
}

self.addEventListener('install', (event) => event.waitUntil(shell.install()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.tidy(), self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = classifyRequest(request, self.location.origin);
  if (kind === 'page') {
    const answer = event.preloadResponse.then((early?: Response) => early ?? self.fetch(request));
    event.waitUntil(answer.catch(() => undefined));
    event.respondWith(shell.page(answer));
  } else if (kind !== null) {
    event.respondWith(shell[kind](request));
  }
});

/** After a sign-out: unsubscribes from pushes, closes notifications and clears the app badge. */
async function removeUserData(): Promise<void> {
  await updateAppBadge(0);
  for (const shown of await self.registration.getNotifications()) shown.close();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Closes notifications that would tell what the user has seen in the app. */
async function closeSeen(tag: string): Promise<void> {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'version') ports[0]?.postMessage(BUILD.version);
  // Sent when the user accepts the update, or when the page already has the new version.
  if (data === 'takeOver') void self.skipWaiting();
  if (data === 'signedOut') event.waitUntil(removeUserData());
  if (typeof data?.seen === 'string') event.waitUntil(closeSeen(data.seen));
});

/** Whether a visible page can show toasts, which needs a page that has started. */
async function hasVisiblePage(): Promise<boolean> {
  const visible = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible');
  return (await Promise.all(visible.map((page) => postToPage(page, 'ping')))).includes(true);
}

/** Shows a push unless a visible tab shows its toast (decision 0010). */
async function show(push: Push): Promise<void> {
  if (await hasVisiblePage()) return;
  // A visible page sets the badge itself, from newer data.
  if (push.unread !== null) await updateAppBadge(push.unread);
  await self.registration.showNotification(push.title, {
    body: push.body,
    tag: push.tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: pathOf(push),
  });
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(parsePush(event.data?.text() ?? null)));
});

async function open(path: string): Promise<void> {
  const [first] = await pages();
  if (first === undefined) return void (await self.clients.openWindow(path));
  // Focus first: a frozen page answers only once it is focused.
  await first.focus();
  if (await postToPage(first, { open: path })) return;
  // A page that the worker does not control, as after a hard reload, cannot be navigated.
  await first.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/')));
});
