import { expect, it } from 'vitest';
import { parseSafeUrl } from './safe-url.ts';

it.each([
  ['/rules', 'here'],
  ['rules', 'here'],
  ['#refunds', 'here'],
  ['?page=2', 'here'],
  ['https://example.com/a b', 'site'],
  ['HTTP://example.com', 'site'],
  ['//example.com', 'site'],
  ['\\\\example.com', 'site'],
  ['/\\example.com', 'site'],
  ['mailto:help@example.com', 'program'],
  ['tel:+491234', 'program'],
])('%j is a link: %s', (href, leadsTo) => {
  expect(parseSafeUrl(href)).toEqual({ href, leadsTo });
});

it.each([
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'https://',
])('%j is not a link', (href) => {
  expect(parseSafeUrl(href)).toBeUndefined();
});
