// Inline script in the page's head.
import { callerOfPage } from './ask.ts';
import { askAhead } from './ask-ahead.ts';

askAhead(callerOfPage());
