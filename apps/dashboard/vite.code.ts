import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { quietRouter } from '../../tools/web/quiet-router.ts';
import { spokenLocales } from '../../tools/web/spoken-locales.ts';
import { compiledMessages } from './compiled-messages.ts';
import { contractWords } from './contract-words.ts';
import messages from './lingui.config.ts';

/** Packages of ours are built from their sources. */
export const source = '@boostdesk/source';

/** What makes code of our sources, for a browser and for the thread that draws. */
export const code = (): PluginOption[] => [
  // Order matters: the macros must be gone before the React Compiler reads the file.
  lingui({ cwd: import.meta.dirname }),
  // English stays in the code; other languages come as catalogues over it.
  babel({
    presets: [
      linguiTransformerBabelPreset({ descriptorFields: 'all' }, { cwd: import.meta.dirname }),
      compiledMessages(),
      contractWords(),
    ],
  }),
  react({ compiler: true }),
  spokenLocales([messages.sourceLocale ?? 'en', ...messages.locales]),
  quietRouter(),
];
