import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { ServicesContext } from '../core/services-context.ts';
import { useUnsaved } from '../data/unsaved.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { newVersionAtom } from '../worker/updates.ts';
import { UpdateBanner } from './update-banner.tsx';

const takeNewVersion = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../worker/updates.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../worker/updates.ts')>()),
  takeNewVersion,
}));

beforeEach(() => takeNewVersion.mockClear());

const Form = ({ name, texts }: { readonly name: string; readonly texts: readonly string[] }) => {
  useUnsaved(name, texts);
  return null;
};

interface Page {
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  readonly unsent?: number;
}

/** A page with an available update whose user requests it. */
async function wanted({ forms = {}, unsent = 0 }: Page) {
  const messages = Array.from({ length: unsent }, () => ({}) as OutboxMessage);
  const services = { outbox: { messages: () => messages } } as unknown as Services;
  const node = (
    <ServicesContext value={services}>
      {Object.entries(forms).map(([name, texts]) => (
        <Form key={name} name={name} texts={texts} />
      ))}
      <UpdateBanner />
    </ServicesContext>
  );
  const { store, settle } = await renderInApp({ node, answers: {} });
  await act(async () => store.set(newVersionAtom, true));
  const press = async (within: ParentNode | null, name: string) => {
    const button = [...(within?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
    await settle();
  };
  const question = () => document.querySelector('[role=alertdialog]');
  await press(document, 'Reload now');
  return { question, answer: (name: string) => press(question(), name) };
}

test('the update loads at once when nothing is unsaved', async () => {
  const { question } = await wanted({ forms: { Password: ['', ''] } });
  expect(takeNewVersion).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

test.each<[string, Page, readonly string[]]>([
  [
    'text in forms',
    { forms: { 'Account details': ['', 'a note'], Password: ['secret', ''] } },
    ['Account details, Password'],
  ],
  ['an unsent message', { unsent: 1 }, ['1 of your chat messages hasn’t been sent yet.']],
  [
    'both',
    { forms: { Password: ['secret'] }, unsent: 2 },
    ['Password', '2 of your chat messages haven’t been sent yet.'],
  ],
])('the update asks first and names what is unsaved: %s', async (_, page, said) => {
  const { question, answer } = await wanted(page);
  expect(takeNewVersion).not.toHaveBeenCalled();
  for (const words of said) expect(question()?.textContent).toContain(words);
  await answer('Cancel');
  expect([question(), takeNewVersion.mock.calls.length]).toEqual([null, 0]);
});

test('the update loads when the user confirms', async () => {
  const { question, answer } = await wanted({ forms: { Password: ['secret'] } });
  await answer('Reload now');
  expect(takeNewVersion).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});
