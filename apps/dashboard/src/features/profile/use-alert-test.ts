import { formatList } from '@boostdesk/i18n/format-list';
import type { AlertDecision } from '@boostdesk/realtime/alerts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { showAlert } from '../../core/toasts.ts';
import { serverNow } from '../../i18n/server-clock.ts';
import { playSound } from '../../realtime/sounds.ts';
import { useAlertLabels } from '../../shared/labels/use-alert-labels.ts';
import { type TestedKind, testAlert } from './alert-test.ts';

type TestedPart = 'toast' | 'sound';

/** Triggers a test alert of a kind and describes the result. Tests no push, which needs a hidden tab. */
export function useAlertTest() {
  const { t } = useLingui();
  const { store } = useServices();
  const { rules } = useAlertLabels();
  const [outcome, setOutcome] = useState<readonly string[]>([]);

  const unmetRules = ({ trace }: AlertDecision, part: TestedPart) =>
    trace.filter((line) => !line.value && (line.part === part || line.part === 'all')).map(({ rule }) => rule);
  const outcomeTexts: Readonly<Record<TestedPart, { readonly given: string; readonly none: (why: string) => string }>> =
    {
      toast: { given: t`Pop-up shown.`, none: (why) => t`No pop-up. Condition not met: ${why}.` },
      sound: { given: t`Sound played.`, none: (why) => t`No sound. Condition not met: ${why}.` },
    };
  function describePart(verdict: AlertDecision, part: TestedPart): string {
    const unmet = unmetRules(verdict, part);
    if (unmet.length === 0) return outcomeTexts[part].given;
    if (unmet.includes('hasSound')) return t`This alert has no sound.`;
    return outcomeTexts[part].none(formatList(unmet.map((rule) => rules[rule] ?? rule)));
  }

  async function runTest(kind: TestedKind): Promise<void> {
    const playing: Promise<boolean>[] = [];
    const verdict = testAlert(kind, {
      store,
      message: t`This is a test notification.`,
      show: ({ title: name, ...toast }) => showAlert({ ...toast, title: t`Test: ${name}` }, null, () => undefined),
      play: (sound, volume) => playing.push(playSound(sound, volume)),
      now: () => new Date(serverNow()),
    });
    if (verdict === null) return;
    const isHeard = (await Promise.all(playing)).every(Boolean);
    setOutcome([
      describePart(verdict, 'toast'),
      isHeard
        ? describePart(verdict, 'sound')
        : t`Your browser blocks sounds on this page. Allow them in your browser settings and try again.`,
    ]);
  }
  return { outcome, runTest };
}
