// npm run build: the static site into dist/, precompressed.
import { build, ensureInstalled } from './prepare.mjs';

ensureInstalled();
build();
