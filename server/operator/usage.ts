export const usage = `What came in through the web site, and what became of it.

  npm run leads -- list                      the newest leads and their deliveries
      --quarantine                           those held back as likely spam
      --state gave-up                        only in one state: due, delivered, written-to-disk, gave-up, withheld, forgotten
      --limit 200                            how many, 50 unless told
  npm run leads -- show <reference>          everything about one lead
  npm run leads -- export --format csv|json  every lead, oldest first
      --output leads.csv                     into a file instead of the screen
      --excel                                marked so that Excel shows accents and quotes properly
  npm run leads -- retry <reference>         send it again now; lets it out of quarantine
  npm run leads -- retry --all               everything that was given up or waits for its next try
  npm run leads -- forget <reference>        erase the person, keep the count; cannot be undone
  npm run leads -- send-test                 send a test lead through every carrier and say what they answered

Except for export, every command takes --json for programs.
`;
