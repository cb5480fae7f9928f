/** Names of messengers and networks. */
const MESSENGER =
  '(?:discord|telegram|whats ?app|skype|viber|wechat|snapchat|instagram|facebook|ديسكورد|دسكورد|تيليجرام|تليجرام|تيليغرام|تلغرام|تلجرام|واتساب|واتس اب|واتس|سكايب|سناب شات|سناب|انستقرام|انستغرام|انستا)';

/** Invitations and profiles. Game profiles and streams are no way to write to somebody. */
const LINK =
  /(?<![\p{L}\p{N}.-])(?:discord\.gg|discord(?:app)?\.com\/(?:invite|users)|t\.me|telegram\.me|wa\.me|(?:api|chat)\.whatsapp\.com|join\.skype\.com|m\.me|ig\.me|(?:www\.)?(?:instagram|facebook)\.com|(?:www\.)?snapchat\.com\/add)\/[^\s/]/iu;
const SCHEME = /(?:discord|tg|whatsapp|skype|viber):(?:\/\/|\?)?[\w.]/i;

const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';
/** A name that no ordinary word looks like. */
const TOKEN = '@?(?=[\\w.:-]*[\\d_#])[a-z][\\w.:-]{2,31}(?:#\\d{4})?';
const ORDINARY = 'is|down|not|now|off|offline|online|on|open|broken|working|here|too|kaputt|aus|nicht|weg|offen';

const SENTENCES = [
  // 'add me on Discord', 'schreib mir auf Telegram', 'füge mich in Discord hinzu', 'راسلني على الواتساب'
  `${before}(?:add|message|text|write|dm|contact|find|reach|ping|hit)(?: me)?(?: up)?(?: on| at| via| in| over)? (?:my )?${MESSENGER}${after}`,
  `${before}(?:adde?|schreib|schreibe|kontaktier|kontaktiere|füg|füge|such|finde) (?:mich|mir)(?: doch| mal| bitte)?(?: auf| bei| in| über| per)? ${MESSENGER}${after}`,
  `${before}(?:أضفني|اضفني|ضيفني|راسلني|كلمني|تواصل معي|تابعني)(?: على| عبر| في| ب)? ?(?:ال|بال)?${MESSENGER}`,
  // 'my Discord is nova', 'Discord: nova', 'mein Telegram ist nova', 'حسابي ديسكورد'
  `${before}(?:my|mein|meine) ${MESSENGER}(?: (?:is|ist|name|tag|id|handle|user))*[ :=]{1,3}(?!(?:${ORDINARY})${after})@?[\\p{L}\\p{N}][\\p{L}\\p{N}_.#-]{2,}`,
  `${before}${MESSENGER}(?: (?:name|tag|id|handle|user))? ?[:=] ?(?!https?:)@?[\\p{L}\\p{N}][\\p{L}\\p{N}_.#:-]{2,}`,
  `(?:حسابي|يوزري|معرفي|اسمي)(?: على| في| ب)? ?(?:ال)?${MESSENGER}`,
  // 'Discord nova_99', 'Discord nova#1234'
  `${before}(?:ال)?${MESSENGER} (?:is |ist |هو )?${TOKEN}`,
  `${before}[\\p{L}\\p{N}_.]{2,32}#\\d{4} (?:on|in|auf|bei|على) (?:ال)?${MESSENGER}`,
].map((sentence) => new RegExp(sentence, 'iu'));

/** '@nova_boosts'; not '@8pm' and not a part of an address. */
const HANDLE = /(?<![\p{L}\p{N}_.@/])@([a-z][a-z0-9_.]{3,31})(?![\p{L}\p{N}_@])/giu;
/** Words that follow an @ without being a name. */
const PLACES: ReadonlySet<string> = new Set(
  'here everyone home work night noon midnight lunch dinner school team staff support boostdesk baron dragon drake jungle tower base bottom middle spawn adc supp channel'.split(
    ' ',
  ),
);

function hasHandle(text: string, names: readonly string[]): boolean {
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const [, handle = ''] of text.matchAll(HANDLE)) {
    const name = handle.toLowerCase().replace(/\.+$/, '');
    if (!PLACES.has(name) && !known.has(name)) return true;
  }
  return false;
}

/** Whether a readable text says where to find somebody outside: '@nova', 'add me on Discord', 't.me/nova'. */
export const hasMessengerHandle = (text: string, names: readonly string[]): boolean =>
  LINK.test(text) || SCHEME.test(text) || SENTENCES.some((sentence) => sentence.test(text)) || hasHandle(text, names);
