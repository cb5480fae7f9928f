// In the page's head: sends the app's first requests while its script is loading.
import { callerOfPage } from './ask.ts';
import { askAhead } from './ask-ahead.ts';

askAhead(callerOfPage());
