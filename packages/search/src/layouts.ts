const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
/** What the same keys give, key by key, on the layouts of those who switch between two. */
const others = [
  'йцукенгшщзхъфывапролджэячсмитьбю', // Russian
  'йцукенгшщзхїфівапролджєячсмитьбю', // Ukrainian
  ";ςερτυθιοπ[]ασδφγηξκλ;'ζχψωβνμ,.", // Greek
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ", // Hebrew
];

function retyped(text: string, from: string, to: string): string {
  let result = '';
  for (const letter of text) {
    const key = from.indexOf(letter);
    result += key < 0 ? letter : to.charAt(key);
  }
  return result;
}

/** The text as it would stand there had the other keyboard layout been on. To be asked before folding: й is a key, и another. */
export function otherLayouts(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const all = others.flatMap((keys) => [retyped(lower, keys, LATIN), retyped(lower, LATIN, keys)]);
  return [...new Set(all)].filter((one) => one !== lower);
}
