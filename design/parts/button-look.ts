import type { IconName } from './Icon.tsx';

export interface ButtonLook {
  /**
   * `action` (copper) once per view region; `plain` (ink) elsewhere beside it; `line` is the second choice;
   * `emergency` (amber) only for the 24/7 call, and only on strong surfaces.
   */
  readonly tone?: 'action' | 'plain' | 'line' | 'emergency';
  readonly isWide?: boolean;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
}
