// What we may say about insurance. Ohio lets a contractor inspect, photograph, document and meet the adjuster; it may not
// negotiate a claim or promise its outcome (ORC 3951.01), and we never offer to cover a deductible. Every page that touches
// insurance takes its limits from here.

/** Sentences about storm claims. Each can be printed alone. */
export const insuranceWords = {
  whatWeDo:
    'We inspect, photograph, measure and put the damage in writing, and we meet your adjuster on the roof.',
  whatWeDoNot:
    'We do not negotiate the claim or promise how it ends. Ohio law leaves that to you and your insurer, and we never pay or waive a deductible.',
  whoDecides: 'Your insurer decides what is covered, by the terms of your policy.',
} as const;
