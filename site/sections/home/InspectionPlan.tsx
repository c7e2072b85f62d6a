import { inspectionPlanSheet } from '#content/pages/home.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { RoofPlan } from '../../drawings/details/RoofPlan.tsx';
import { NumberedSheet } from './NumberedSheet.tsx';

/** The roof seen from above with the points of the free inspection. */
export function InspectionPlan() {
  return (
    <NumberedSheet
      {...inspectionPlanSheet}
      drawing={<RoofPlan />}
      legend={inspectionPoints.map(({ title }) => title)}
    />
  );
}
