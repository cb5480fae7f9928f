const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
/** In the order of the Latin keys. */
const others = [
  'йцукенгшщзхъфывапролджэячсмитьбю', // Russian
  'йцукенгшщзхїфівапролджєячсмитьбю', // Ukrainian
  ";ςερτυθιοπ[]ασδφγηξκλ;'ζχψωβνμ,.", // Greek
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ", // Hebrew
];

function retype(text: string, from: string, to: string): string {
  let result = '';
  for (const letter of text) {
    const key = from.indexOf(letter);
    result += key < 0 ? letter : to.charAt(key);
  }
  return result;
}

/** Returns the text as typed on other keyboard layouts. Call it before folding, which merges й and и. */
export function otherLayouts(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const all = others.flatMap((keys) => [retype(lower, keys, LATIN), retype(lower, LATIN, keys)]);
  return [...new Set(all)].filter((one) => one !== lower);
}
