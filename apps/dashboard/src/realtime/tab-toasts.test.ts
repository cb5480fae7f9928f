import { openTabChannel } from '@boostdesk/realtime/tabs';
import { createToastQueue } from '@boostdesk/ui/toast-queue';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTabToasts } from './tab-toasts.ts';

const ME = 5;

function openTab(user = ME) {
  const queue = createToastQueue();
  const shared = createTabToasts(user, queue);
  onTestFinished(shared.close);
  const alert = (event: string, title = event, tag?: string) =>
    shared.show(event, (onClose) => queue.add({ title, tag, timeout: 0, onClose }));
  const visible = () => queue.getSnapshot().visible;
  const titles = () => visible().map(({ title }) => title);
  const press = (title: string) => queue.close(visible().find((toast) => toast.title === title)?.id ?? '');
  return { alert, press, queue, titles, close: shared.close };
}

async function delivered(): Promise<void> {
  const [from, to] = [openTabChannel(`boostdesk.toasts.${ME}`), openTabChannel(`boostdesk.toasts.${ME}`)];
  await new Promise((resolve) => {
    to.listen(resolve);
    from.post(null);
  });
  await new Promise((resolve) => setImmediate(resolve));
  from.close();
  to.close();
}

// @spec 2.10-5
test('a toast closed in one tab closes in all tabs of the user; toasts of tab actions and other events stay', async () => {
  const [first, second, stranger] = [openTab(), openTab(), openTab(6)];
  for (const tab of [first, second, stranger]) {
    for (const event of ['a', 'b']) tab.alert(event);
    tab.queue.add({ title: 'Saved', timeout: 0 });
  }
  first.press('a');
  await vi.waitFor(() => expect(second.titles()).toEqual(['b', 'Saved']));
  first.press('Saved');
  first.queue.closeAll();
  await vi.waitFor(() => expect(second.titles()).toEqual(['Saved']));
  expect(stranger.titles()).toEqual(['a', 'b', 'Saved']);
});

test('a toast that counts several events stays until all are closed elsewhere', async () => {
  const [first, second] = [openTab(), openTab()];
  for (const event of ['a', 'b']) first.alert(event, 'Message');
  for (const event of ['a', 'b', 'c']) second.alert(event, 'Message');
  first.press('Message');
  await delivered();
  expect(second.titles()).toEqual(['Message']);
  second.press('Message');
  expect(second.titles()).toEqual([]);
});

test('a newer toast with the same tag stays', async () => {
  const [first, second] = [openTab(), openTab()];
  for (const tab of [first, second]) tab.alert('a', 'Pause', 'order 9');
  second.alert('b', 'Unpause', 'order 9');
  first.press('Pause');
  await delivered();
  expect(second.titles()).toEqual(['Unpause']);
});

test('an event whose toast was already closed in another tab shows none', async () => {
  const [first, second] = [openTab(), openTab()];
  first.alert('a');
  first.press('a');
  await delivered();
  second.alert('a');
  expect(second.titles()).toEqual([]);
});

test('a closed page posts nothing, and an invalid message closes nothing', async () => {
  const [first, second] = [openTab(), openTab()];
  for (const tab of [first, second]) tab.alert('a');
  const line = openTabChannel(`boostdesk.toasts.${ME}`);
  onTestFinished(line.close);
  line.post({ event: 'a' });
  first.close();
  first.press('a');
  await delivered();
  expect(second.titles()).toEqual(['a']);
});
