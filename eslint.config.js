// Only the rules of hooks and of the React compiler; Biome checks everything else.
import babelParser from '@babel/eslint-parser';
import reactHooks from 'eslint-plugin-react-hooks';

const { plugins, rules } = reactHooks.configs.flat['recommended-latest'];

const forFiles = (files, rules) => ({
  files,
  plugins,
  rules,
  languageOptions: {
    parser: babelParser,
    parserOptions: {
      requireConfigFile: false,
      babelOptions: { parserOpts: { plugins: ['typescript', 'jsx'] } },
    },
  },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
});

export default [
  { ignores: ['node_modules/', 'var/', 'dist*/', '**/*.test.*'] },
  forFiles(['{site,design,desk}/**/*.{ts,tsx}'], { 'react-hooks/rules-of-hooks': 'error' }),
  // Nearly all of the time goes into the rules of the compiler: they are asked where something lives in a browser.
  forFiles(['{site/{wizards,lead-forms},site/drawings/{house,roof-surface},design}/**/*.{ts,tsx}'], rules),
];
