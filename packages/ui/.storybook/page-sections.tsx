// Sections of a component's docs page that are text only.
import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { ComponentDocs } from '../src/component-docs.ts';
import type { StoryPage } from '../src/story-page.ts';
import { listPageLinks } from './page-links.ts';

/** Text with code in backticks. */
const Text = ({ children }: { readonly children: string }) => (
  <>{children.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>))}</>
);

/** Copied from the package into Storybook. */
const CHANGELOG = './CHANGELOG.md';

export function Facts({ page }: { readonly page: StoryPage }) {
  return (
    <dl className="component-facts sb-unstyled">
      <dt>Status</dt>
      <dd>{page.status}</dd>
      <dt>When to use</dt>
      <dd>{page.purpose}</dd>
      <dt>When not to use</dt>
      <dd>{page.avoid}</dd>
      <dt>Used in</dt>
      <dd>{page.usedIn.length === 0 ? 'Not used yet' : page.usedIn.join(', ')}</dd>
    </dl>
  );
}

export function Anatomy({ parts }: { readonly parts: ComponentDocs['anatomy'] }) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <ol className="page-anatomy">
        {parts.map(([part, role]) => (
          <li key={part}>
            <strong>{part}</strong>: <Text>{role}</Text>
          </li>
        ))}
      </ol>
    </>
  );
}

interface DosAndDontsProps extends Pick<ComponentDocs, 'dos' | 'donts'> {
  /** Pictures, above the rules. */
  readonly children: ReactNode;
}

export function DosAndDonts({ dos, donts, children }: DosAndDontsProps) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      {children}
      <div className="page-advice sb-unstyled">
        <Advice title="Do" kind="do" rules={dos} />
        <Advice title="Don’t" kind="dont" rules={donts} />
      </div>
    </>
  );
}

interface AdviceProps {
  readonly title: string;
  readonly kind: 'do' | 'dont';
  readonly rules: readonly string[];
}

const Advice = ({ title, kind, rules }: AdviceProps) => (
  <section data-kind={kind}>
    <h3>{title}</h3>
    <ul>
      {rules.map((rule) => (
        <li key={rule}>
          <Text>{rule}</Text>
        </li>
      ))}
    </ul>
  </section>
);

interface GuidelinesProps {
  readonly title: string;
  readonly rules: readonly string[];
}

export function Guidelines({ title, rules }: GuidelinesProps) {
  if (rules.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Rules rules={rules} />
    </>
  );
}

const Rules = ({ rules }: Pick<GuidelinesProps, 'rules'>) => (
  <ul className="page-rules">
    {rules.map((rule) => (
      <li key={rule}>
        <Text>{rule}</Text>
      </li>
    ))}
  </ul>
);

interface AccessibilityProps {
  readonly rules: readonly string[];
  readonly keys: NonNullable<StoryPage['keys']>;
}

export function Accessibility({ rules, keys }: AccessibilityProps) {
  return (
    <>
      <Heading>Accessibility</Heading>
      <Rules rules={rules} />
      {keys.length > 0 ? <Keys keys={keys} /> : null}
    </>
  );
}

function Keys({ keys }: Pick<AccessibilityProps, 'keys'>) {
  return (
    <>
      <Subheading>Keyboard</Subheading>
      <div className="component-facts sb-unstyled">
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Action</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function RelatedPages({ folders }: { readonly folders: readonly string[] }) {
  return (
    <>
      <Heading>Related</Heading>
      <ul className="page-rules">
        {listPageLinks(folders).map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_top">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={CHANGELOG} target="_blank" rel="noreferrer">
            Changelog of @boostdesk/ui
          </a>
        </li>
      </ul>
    </>
  );
}
