// Whether a state itself licenses or registers those who put a new roof on a house. Only states whose own office, law or
// rule was read; of every other nothing is known, and `npm run check:launch` asks. Limits of money move and are not here:
// read the source before the first site in a state. Cities and counties may ask for more.

export interface StateRule {
  /** New Jersey tells registered firms not to use the word license, so the word follows the kind. */
  readonly kind: 'license' | 'registration' | 'none';
  readonly issuer: string;
  readonly sourceUrl: string;
  /** ISO date. */
  readonly checkedOn: string;
}

const rule = (kind: StateRule['kind'], issuer: string, sourceUrl: string): StateRule => ({
  kind,
  issuer,
  sourceUrl,
  checkedOn: '2026-11-23',
});

/** By postal code. */
const stateRules: Readonly<Record<string, StateRule>> = {
  AL: rule('license', 'Alabama Home Builders Licensure Board', 'https://hblb.alabama.gov/faqs-applicants/'),
  AK: rule(
    'registration',
    'Alaska Department of Commerce',
    'https://www.commerce.alaska.gov/web/cbpl/professionallicensing/constructioncontractors/constructioncontractorsfaqs.aspx',
  ),
  AZ: rule(
    'license',
    'Arizona Registrar of Contractors',
    'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_32-1124',
  ),
  CA: rule(
    'license',
    'California Contractors State License Board',
    'http://cslb.ca.gov/Newsletter/2016-Summer/advertising.asp',
  ),
  CT: rule(
    'registration',
    'Connecticut Department of Consumer Protection',
    'https://portal.ct.gov/dcp/license-services-division/all-license-applications/home-improvement-applications',
  ),
  DE: rule(
    'registration',
    'Delaware Department of Labor',
    'https://labor.delaware.gov/divisions/industrial-affairs/labor-law/contractor-registration-act',
  ),
  HI: rule(
    'license',
    'Hawaii Contractors License Board',
    'https://www.lawserver.com/law/state/hawaii/hi-statutes/hawaii_statutes_444-9-2',
  ),
  ID: rule('registration', 'Idaho Contractors Board', 'https://dopl.idaho.gov/con/con-faq'),
  IL: rule(
    'license',
    'Illinois Department of Financial and Professional Regulation',
    'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=1346&ChapterID=24',
  ),
  IA: rule(
    'registration',
    'Iowa Department of Inspections, Appeals, and Licensing',
    'https://dial.iowa.gov/i-need/licenses/building/contractors',
  ),
  LA: rule(
    'license',
    'Louisiana State Licensing Board for Contractors',
    'https://www.lslbc.louisiana.gov/residential-license/',
  ),
  MD: rule(
    'license',
    'Maryland Home Improvement Commission',
    'http://www.dllr.state.md.us/license/mhic/mhicfaqgenl.shtml',
  ),
  MA: rule(
    'registration',
    'Massachusetts Office of Consumer Affairs',
    'http://www.mass.gov/ocabr/consumer-rights-and-resources/home-improvement-contract/hic-registration/guidelines-for-registered-contractors.html',
  ),
  MN: rule(
    'license',
    'Minnesota Department of Labor and Industry',
    'https://dli.mn.gov/business/residential-contractors/residential-contractor-licensing',
  ),
  NV: rule(
    'license',
    'Nevada State Contractors Board',
    'http://nvcontractorsboard.com/tips_for_nevada_contractors.html',
  ),
  NJ: rule(
    'registration',
    'New Jersey Division of Consumer Affairs',
    'https://njnari.org/updates-for-renewing-hic-registration',
  ),
  NM: rule(
    'license',
    'New Mexico Construction Industries Division',
    'https://regulations.justia.com/states/new-mexico/title-14/chapter-6/part-3/section-14-6-3-8',
  ),
  OH: rule(
    'none',
    'Ohio Construction Industry Licensing Board',
    'https://com.ohio.gov/divisions-and-programs/industrial-compliance/boards/ohio-construction-industry-licensing-board',
  ),
  OK: rule(
    'registration',
    'Oklahoma Construction Industries Board',
    'http://okrules.elaws.us/oac/158:85-5-4',
  ),
  OR: rule(
    'license',
    'Oregon Construction Contractors Board',
    'https://oregon.gov/ccb/pages/contractor-tools.aspx',
  ),
  RI: rule(
    'registration',
    'Rhode Island Contractors’ Registration and Licensing Board',
    'https://regulations.justia.com/states/rhode-island/title-440/chapter-10/subchapter-00/part-1/section-440-ricr-10-00-1-6',
  ),
  TN: rule(
    'license',
    'Tennessee Board for Licensing Contractors',
    'http://tennessee.gov/commerce/boards/contractors/',
  ),
  TX: rule('none', 'Texas', 'http://roofingcontractors-texas.com/licensing/'),
  VT: rule(
    'registration',
    'Vermont Office of Professional Regulation',
    'https://legislature.vermont.gov/statutes/fullchapter/26/106',
  ),
  VA: rule('license', 'Virginia Board for Contractors', 'http://www.dpor.virginia.gov/boards/contractors/'),
  WV: rule(
    'license',
    'West Virginia Contractor Licensing Board',
    'https://labor.wv.gov/Licensing/Contractor_License/Pages/contractor-info.aspx',
  ),
  WI: rule(
    'license',
    'Wisconsin Department of Safety and Professional Services',
    'https://dsps.wi.gov/Pages/Professions/DwellingContractor/Default.aspx',
  ),
};

/** What a state's law gives those who sign a contract for a roof beyond the federal rule, where its text was read. */
export const contractRights: Readonly<Record<string, string>> = {
  // https://www.legalfix.com/statutes/state-codes/colorado/title-6/residential-roofing-services/article-22/section-6-22-103
  CO: 'Colorado’s law on residential roofing also requires a written contract, gives you 72 hours to rescind it, and does not let a roofer pay your deductible (Colorado Revised Statutes 6-22-101 and following).',
};

/** Undefined for a state of which nothing was read. */
export const findStateRule = (code: string): StateRule | undefined => stateRules[code];
