import { nameSkeleton, withoutNumber } from './name-skeleton.ts';
import { tokenizeName } from './tokenize-name.ts';
import { toVisible } from './visible-text.ts';

/** In the languages of most players; Arabic also with the article. */
const STAFF_ROLES = `admin admins administrator administratorin administration mod mods moderator moderators moderatorin moderation
  support supporter supporterin supportteam booster boosters boosterin kundendienst kundenservice
  kundenbetreuer kundenbetreuerin kundenbetreuung employee employees mitarbeiter mitarbeiterin
  manager managers managerin owner owners inhaber inhaberin geschäftsführer geschäftsführerin
  أدمن مشرفة مشرفون مدير مديرة إدارة دعم موظف موظفة طاقم بوستر بوسترات
  администратор администрация админ модератор поддержка саппорт менеджер сотрудник сотрудница владелец бустер
  administrador administradora moderador moderadora soporte suporte administrateur administratrice modérateur modératrice
  amministratore amministratrice moderatore moderatrice supporto beheerder administracja wsparcie yönetici moderatör destek
  管理员 管理員 客服 代练 管理者 運営 サポート 관리자 운영자 고객센터`;
/** Only as whole names, because ordinary names contain them. */
const RESERVED_WHOLE = `system team help helpdesk hilfe staff ceo billing payment payments payout payouts refund refunds accounting security
  buchhaltung zahlung zahlungen auszahlung auszahlungen rechnung rechnungen sicherheit فريق مساعدة مشرف مدفوعات حسابات`;

const toSkeletons = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => [nameSkeleton(word), nameSkeleton(`ال${word}`)]));
const buildReserved = () => ({
  anywhere: toSkeletons(STAFF_ROLES),
  alone: toSkeletons(RESERVED_WHOLE),
  house: nameSkeleton('Boostdesk'),
});
const RESERVED = /* @__PURE__ */ buildReserved();

const subsequences = (pieces: readonly string[]): readonly (readonly string[])[] =>
  pieces.flatMap((_, from) => pieces.slice(from).map((_piece, length) => pieces.slice(from, from + length + 1)));

/** A word's adjacent pieces, and single letters across spaces, joined. */
function readings(name: string): readonly string[] {
  const words = toVisible(name).normalize('NFKC').split(/\s+/).map(tokenizeName);
  const spelt = subsequences(words.flat()).filter((run) => run.every((piece) => piece.length === 1));
  return [...words.flatMap(subsequences), ...spelt].map((run) => run.join(''));
}

/** With and without surrounding digits and signs. */
const withoutAffixes = (name: string): readonly string[] =>
  [name, withoutNumber(name), withoutNumber(name).replace(/^\P{L}+/u, '')].map(nameSkeleton);

/** Whether a name impersonates the company or its staff. */
export const impersonatesStaff = (name: string): boolean =>
  nameSkeleton(name).includes(RESERVED.house) ||
  withoutAffixes(name).some((whole) => RESERVED.alone.has(whole)) ||
  readings(name).some((word) => RESERVED.anywhere.has(word));
