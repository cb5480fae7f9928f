import { piecesOf } from './name-pieces.ts';
import { nameSkeleton, withoutNumber } from './name-skeleton.ts';
import { toVisible } from './visible-text.ts';

/** Words that say of somebody that they work here, in the languages of the product and of most players; in Arabic also behind the article. */
const OFFICES = `admin admins administrator administratorin administration mod mods moderator moderators moderatorin moderation
  support supporter supporterin supportteam booster boosters boosterin kundendienst kundenservice
  kundenbetreuer kundenbetreuerin kundenbetreuung employee employees mitarbeiter mitarbeiterin
  manager managers managerin owner owners inhaber inhaberin geschäftsführer geschäftsführerin
  أدمن مشرفة مشرفون مدير مديرة إدارة دعم موظف موظفة طاقم بوستر بوسترات
  администратор администрация админ модератор поддержка саппорт менеджер сотрудник сотрудница владелец бустер
  administrador administradora moderador moderadora soporte suporte administrateur administratrice modérateur modératrice
  amministratore amministratrice moderatore moderatrice supporto beheerder administracja wsparcie yönetici moderatör destek
  管理员 管理員 客服 代练 管理者 運営 サポート 관리자 운영자 고객센터`;
/** Those that are words of other names too, or names, or so short that figures make them up: alone, they are the house's. */
const ALONE = `system team help helpdesk hilfe staff ceo billing payment payments payout payouts refund refunds accounting security
  buchhaltung zahlung zahlungen auszahlung auszahlungen rechnung rechnungen sicherheit فريق مساعدة مشرف مدفوعات حسابات`;

const skeletons = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => [nameSkeleton(word), nameSkeleton(`ال${word}`)]));
const offices = () => ({ anywhere: skeletons(OFFICES), alone: skeletons(ALONE), house: nameSkeleton('Boostdesk') });
const KNOWN = /* @__PURE__ */ offices();

/** Every run of pieces. */
const runsOf = (pieces: readonly string[]): readonly (readonly string[])[] =>
  pieces.flatMap((_, from) => pieces.slice(from).map((_piece, length) => pieces.slice(from, from + length + 1)));

/** What may be read as one word: pieces with no blank between them, and letters one by one. */
function readings(name: string): readonly string[] {
  const words = toVisible(name).normalize('NFKC').split(/\s+/).map(piecesOf);
  const spelt = runsOf(words.flat()).filter((run) => run.every((piece) => piece.length === 1));
  return [...words.flatMap(runsOf), ...spelt].map((run) => run.join(''));
}

/** The name as it is, and without the figures and signs around it. */
const bare = (name: string): readonly string[] =>
  [name, withoutNumber(name), withoutNumber(name).replace(/^\P{L}+/u, '')].map(nameSkeleton);

/** Whether somebody of that name would be taken for the house, or for one who works for it, whoever bears it. */
export const claimsOffice = (name: string): boolean =>
  nameSkeleton(name).includes(KNOWN.house) ||
  bare(name).some((whole) => KNOWN.alone.has(whole)) ||
  readings(name).some((word) => KNOWN.anywhere.has(word));
