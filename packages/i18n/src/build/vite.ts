import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { compiledMessages } from './compiled-messages.ts';

type Presets = NonNullable<NonNullable<Parameters<typeof babel>[0]>['presets']>;

/**
 * Reads the catalogues and the macros of an app in the folder `cwd`, which has a lingui.config.ts. They come before the plugin for React:
 * the macros must be gone before its compiler reads a file. `presets`: more of Babel's, so that it reads each file once.
 */
export const messagePlugins = (cwd: string, presets: Presets = []): PluginOption[] => [
  lingui({ cwd }),
  // English stays in the code; other languages come as catalogues over it.
  babel({
    presets: [linguiTransformerBabelPreset({ descriptorFields: 'all' }, { cwd }), compiledMessages(), ...presets],
  }),
];
