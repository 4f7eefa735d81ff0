/** Generated from survey.ts by `npm run generate`. */
import type { SizeWearer } from '@figura/contracts';

import type { CoarseSurvey } from './coarse-class';

// prettier-ignore
export const COARSE_SURVEYS: Readonly<Record<SizeWearer, CoarseSurvey>> = {
  "women": {
    "letters": {
      "A": {
        "typical": {
          "shoulders": 40.5,
          "chest": 37,
          "waist": 33.5,
          "hips": 40.25
        },
        "shapes": [
          {
            "fullness": "low",
            "bust": "low",
            "share": 0.0712,
            "girths": {
              "shoulders": 38.5,
              "chest": 32.75,
              "waist": 28.75,
              "hips": 38
            }
          },
          {
            "fullness": "low",
            "bust": "middle",
            "share": 0.0595,
            "girths": {
              "shoulders": 38.5,
              "chest": 35,
              "waist": 29.5,
              "hips": 38
            }
          },
          {
            "fullness": "middle",
            "bust": "low",
            "share": 0.0687,
            "girths": {
              "shoulders": 40.75,
              "chest": 34.75,
              "waist": 33,
              "hips": 40.25
            }
          },
          {
            "fullness": "middle",
            "bust": "middle",
            "share": 0.2135,
            "girths": {
              "shoulders": 40.5,
              "chest": 37,
              "waist": 33.5,
              "hips": 40.25
            }
          },
          {
            "fullness": "middle",
            "bust": "high",
            "share": 0.0605,
            "girths": {
              "shoulders": 40.25,
              "chest": 39.5,
              "waist": 34.25,
              "hips": 40.5
            }
          },
          {
            "fullness": "high",
            "bust": "middle",
            "share": 0.0446,
            "girths": {
              "shoulders": 42.5,
              "chest": 39.5,
              "waist": 37.5,
              "hips": 43
            }
          },
          {
            "fullness": "high",
            "bust": "high",
            "share": 0.0328,
            "girths": {
              "shoulders": 42.25,
              "chest": 42,
              "waist": 37.75,
              "hips": 43
            }
          }
        ]
      },
      "B": {
        "typical": {
          "shoulders": 39.5,
          "chest": 36.5,
          "waist": 34,
          "hips": 42.5
        },
        "shapes": [
          {
            "fullness": "middle",
            "bust": "middle",
            "share": 0.0321,
            "girths": {
              "shoulders": 39.5,
              "chest": 36.5,
              "waist": 34,
              "hips": 42.5
            }
          },
          {
            "fullness": "high",
            "bust": "high",
            "share": 0.0327,
            "girths": {
              "shoulders": 41.5,
              "chest": 41.5,
              "waist": 38.75,
              "hips": 45
            }
          }
        ]
      },
      "C": {
        "typical": {
          "shoulders": 39.75,
          "chest": 33,
          "waist": 28.25,
          "hips": 35.25
        },
        "shapes": [
          {
            "fullness": "low",
            "bust": "low",
            "share": 0.0283,
            "girths": {
              "shoulders": 39.75,
              "chest": 33,
              "waist": 28.25,
              "hips": 35.25
            }
          }
        ]
      },
      "D": {
        "typical": {
          "shoulders": 43,
          "chest": 42.75,
          "waist": 44.75,
          "hips": 43.5
        },
        "shapes": []
      },
      "E": {
        "typical": {
          "shoulders": 41.25,
          "chest": 37.5,
          "waist": 33.5,
          "hips": 38.5
        },
        "shapes": [
          {
            "fullness": "low",
            "bust": "low",
            "share": 0.0475,
            "girths": {
              "shoulders": 39.25,
              "chest": 33,
              "waist": 28.5,
              "hips": 36.5
            }
          },
          {
            "fullness": "low",
            "bust": "middle",
            "share": 0.02,
            "girths": {
              "shoulders": 39.25,
              "chest": 35.5,
              "waist": 29.5,
              "hips": 36.5
            }
          },
          {
            "fullness": "middle",
            "bust": "low",
            "share": 0.0317,
            "girths": {
              "shoulders": 41.5,
              "chest": 35.5,
              "waist": 33,
              "hips": 38.75
            }
          },
          {
            "fullness": "middle",
            "bust": "middle",
            "share": 0.0554,
            "girths": {
              "shoulders": 41.25,
              "chest": 37.5,
              "waist": 33.5,
              "hips": 38.5
            }
          },
          {
            "fullness": "high",
            "bust": "middle",
            "share": 0.0357,
            "girths": {
              "shoulders": 42.5,
              "chest": 39.25,
              "waist": 38.75,
              "hips": 41.75
            }
          },
          {
            "fullness": "high",
            "bust": "high",
            "share": 0.059,
            "girths": {
              "shoulders": 42.25,
              "chest": 42.25,
              "waist": 40.25,
              "hips": 42.75
            }
          }
        ]
      }
    },
    "builds": {
      "1": {
        "share": 0.1914,
        "heights": {
          "crotchToKnee": 13.75,
          "chestToCrotch": 15.5,
          "headToChest": 17,
          "kneeToFloor": 17.75
        }
      },
      "2": {
        "share": 0.5265,
        "heights": {
          "crotchToKnee": 12.5,
          "chestToCrotch": 15.75,
          "headToChest": 18.25,
          "kneeToFloor": 17.5
        }
      },
      "3": {
        "share": 0.0031,
        "heights": {
          "crotchToKnee": 15.25,
          "chestToCrotch": 13.5,
          "headToChest": 16.75,
          "kneeToFloor": 18.5
        }
      },
      "4": {
        "share": 0.2789,
        "heights": {
          "crotchToKnee": 13.5,
          "chestToCrotch": 14.5,
          "headToChest": 18.25,
          "kneeToFloor": 17.75
        }
      }
    }
  },
  "men": {
    "letters": {
      "A": {
        "typical": {
          "shoulders": 44.75,
          "chest": 41.25,
          "waist": 38,
          "hips": 43.5
        },
        "shapes": []
      },
      "B": {
        "typical": {
          "shoulders": 43.5,
          "chest": 41.25,
          "waist": 38.5,
          "hips": 46.75
        },
        "shapes": []
      },
      "C": {
        "typical": {
          "shoulders": 46.5,
          "chest": 41.75,
          "waist": 36.75,
          "hips": 39.75
        },
        "shapes": [
          {
            "fullness": "low",
            "bust": "low",
            "share": 0.1477,
            "girths": {
              "shoulders": 44.5,
              "chest": 37.25,
              "waist": 31.25,
              "hips": 36.5
            }
          },
          {
            "fullness": "low",
            "bust": "middle",
            "share": 0.0728,
            "girths": {
              "shoulders": 44,
              "chest": 39,
              "waist": 32.25,
              "hips": 37
            }
          },
          {
            "fullness": "middle",
            "bust": "low",
            "share": 0.094,
            "girths": {
              "shoulders": 47,
              "chest": 40,
              "waist": 35.75,
              "hips": 39.5
            }
          },
          {
            "fullness": "middle",
            "bust": "middle",
            "share": 0.3227,
            "girths": {
              "shoulders": 46.5,
              "chest": 41.75,
              "waist": 36.75,
              "hips": 39.75
            }
          },
          {
            "fullness": "middle",
            "bust": "high",
            "share": 0.0607,
            "girths": {
              "shoulders": 46.25,
              "chest": 43.5,
              "waist": 37.75,
              "hips": 40.25
            }
          },
          {
            "fullness": "high",
            "bust": "middle",
            "share": 0.0714,
            "girths": {
              "shoulders": 49.25,
              "chest": 44.5,
              "waist": 41.75,
              "hips": 42.75
            }
          },
          {
            "fullness": "high",
            "bust": "high",
            "share": 0.0848,
            "girths": {
              "shoulders": 49,
              "chest": 46.75,
              "waist": 43,
              "hips": 43
            }
          }
        ]
      },
      "D": {
        "typical": {
          "shoulders": 48,
          "chest": 46,
          "waist": 47.25,
          "hips": 45.25
        },
        "shapes": []
      },
      "E": {
        "typical": {
          "shoulders": 47.75,
          "chest": 46,
          "waist": 43.75,
          "hips": 44.75
        },
        "shapes": [
          {
            "fullness": "middle",
            "bust": "middle",
            "share": 0.0334,
            "girths": {
              "shoulders": 45,
              "chest": 40.5,
              "waist": 37.5,
              "hips": 41.75
            }
          },
          {
            "fullness": "high",
            "bust": "high",
            "share": 0.0517,
            "girths": {
              "shoulders": 47.75,
              "chest": 46,
              "waist": 43.75,
              "hips": 44.75
            }
          }
        ]
      }
    },
    "builds": {
      "1": {
        "share": 0.3909,
        "heights": {
          "crotchToKnee": 14.5,
          "chestToCrotch": 17.25,
          "headToChest": 17.75,
          "kneeToFloor": 19.5
        }
      },
      "2": {
        "share": 0.4706,
        "heights": {
          "crotchToKnee": 13.75,
          "chestToCrotch": 18,
          "headToChest": 18.5,
          "kneeToFloor": 18.75
        }
      },
      "3": {
        "share": 0.0035,
        "heights": {
          "crotchToKnee": 15.75,
          "chestToCrotch": 15.5,
          "headToChest": 17.25,
          "kneeToFloor": 20.5
        }
      },
      "4": {
        "share": 0.135,
        "heights": {
          "crotchToKnee": 14.25,
          "chestToCrotch": 16.5,
          "headToChest": 18.75,
          "kneeToFloor": 19.5
        }
      }
    }
  }
};
