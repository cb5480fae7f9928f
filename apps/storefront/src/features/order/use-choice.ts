import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { applyChange, type Choice, readChoice, writeChoice } from './choice.ts';
import { selectOfferByLink } from './offers.ts';

export interface ChoiceState {
  readonly choice: Choice;
  readonly change: (change: Partial<Choice>) => void;
  /** Form URL with this choice. */
  readonly address: string;
}

/** Stored in the URL. Null if the path is not a public link of the catalogue. */
export function useChoice(): ChoiceState | null {
  const { link } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const preset = link === undefined ? null : selectOfferByLink(link);
  const choice = readChoice(params, preset);
  /** Ahead of the URL while it changes, so that quick changes are all kept. */
  const latest = useRef(choice);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current !== null && awaited.current !== params.toString()) return;
    awaited.current = null;
    latest.current = readChoice(params, link === undefined ? null : selectOfferByLink(link));
  }, [params, link]);
  if (link !== undefined && preset === null) return null;
  const addressOf = (one: Choice) => `/?${writeChoice(one)}`;
  return {
    choice,
    change: (change) => {
      latest.current = applyChange(latest.current, change);
      awaited.current = writeChoice(latest.current).toString();
      void navigate(addressOf(latest.current), { replace: true, preventScrollReset: true });
    },
    address: addressOf(choice),
  };
}
