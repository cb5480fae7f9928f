// Opens the built Vite app in Chromium.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, headlessShellPath, pickExecutable } from '../../tools/browsers.ts';

const ORIGIN = 'http://host.example';

/**
 * @param {string} dist the built app
 * @returns the page, with the errors that it logged so far, and a function that ends the browser
 */
export async function openApp(dist) {
  const browser = await chromium.launch(pickExecutable(headlessShellPath, chromiumPath));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(dist, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto(ORIGIN);
  return { page, errors, close: () => browser.close() };
}

const LOOK = ['color', 'background-color', 'border-color', 'border-radius', 'box-shadow', 'font', 'padding', 'gap'];

/** What the elements look like, once nothing is animated. */
export const readLook = (page) =>
  page.evaluate(async (properties) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${properties.map((property) => style.getPropertyValue(property)).join('; ')}`;
    });
  }, LOOK);
