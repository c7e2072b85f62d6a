// Only the rules of hooks and of the React compiler; Biome checks everything else.
import babelParser from '@babel/eslint-parser';
import reactHooks from 'eslint-plugin-react-hooks';

export default [
  { ignores: ['node_modules/', 'var/', 'dist*/', '**/*.test.*'] },
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['{site,design,desk}/**/*.{ts,tsx}'],
    languageOptions: {
      parser: babelParser,
      parserOptions: {
        requireConfigFile: false,
        babelOptions: { parserOpts: { plugins: ['typescript', 'jsx'] } },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
];
