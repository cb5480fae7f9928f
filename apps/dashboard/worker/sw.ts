import { updateAppBadge } from '../src/realtime/app-badge.ts';
import { postToPage } from './post-to-page.ts';
import { type Push, parsePush, pathOf } from './push.ts';
import { classifyRequest, isAppWindow } from './requests.ts';
import { type Build, createShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (`tools/web/service-worker.ts`). */
declare const BUILD: Build;

const shell = createShell({ build: BUILD, caches: self.caches, fetch: (...asked) => self.fetch(...asked) });

/** Windows of the app, the one that was looked at last first. */
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

/** Who was signed in here is so no more: nothing of theirs comes to this browser, and nothing that came stays. */
async function removeUserData(): Promise<void> {
  await updateAppBadge(0);
  for (const shown of await self.registration.getNotifications()) shown.close();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'version') ports[0]?.postMessage(BUILD.version);
  // A page asks for it: its user wants the new version, or the page is of that one already.
  if (data === 'takeOver') void self.skipWaiting();
  if (data === 'signedOut') event.waitUntil(removeUserData());
});

/** Whether a page is in sight that shows toasts: one that did not start shows none. */
async function hasVisiblePage(): Promise<boolean> {
  const inSight = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible');
  return (await Promise.all(inSight.map((page) => postToPage(page, 'areYouUp')))).includes(true);
}

/** Decision 0010: a push is for who is not looking. Whoever has a tab in sight has its toast there. */
async function show(push: Push): Promise<void> {
  if (await hasVisiblePage()) return;
  // A page that is looked at knows the number better.
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
  // First: a page that sleeps answers once it is looked at.
  await first.focus();
  if (await postToPage(first, { open: path })) return;
  // One that is not the worker's, as after a hard reload, is not led by it.
  await first.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/')));
});
